import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';

/** While the family's kids are on their way. */
export function LoadingKids() {
  return (
    <output className="loading-kids">
      <Pip mood="nest" size={168} animated />
      <h1 tabIndex={-1}>Loading kids...</h1>
      <span className="loading-kids-stars" aria-hidden>
        {[0, 1, 2, 3, 4].map((star) => (
          <StarIcon key={star} fill={undefined} style={{ animationDelay: `${star * 140}ms` }} />
        ))}
      </span>
    </output>
  );
}
