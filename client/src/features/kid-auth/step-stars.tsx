import { StarIcon } from '@/components/art/star-icon';

const STEPS = [1, 2, 3] as const;

/** How far along the three steps: one star lights for each. */
export function StepStars({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol className="kid-steps" aria-label={`Step ${current} of 3`}>
      {STEPS.map((step) => (
        <li
          key={step}
          data-state={step < current ? 'done' : step === current ? 'now' : 'ahead'}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className="sr-only">Step {step}</span>
          <StarIcon size={30} fill={undefined} />
        </li>
      ))}
    </ol>
  );
}
