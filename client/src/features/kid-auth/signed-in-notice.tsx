import { Info } from 'lucide-react';

/** A browser is one person at a time: says who will be signed out when a kid logs in. */
export function SignedInNotice({ name }: { name: string }) {
  return (
    <p className="kid-notice" role="note">
      <Info size={24} />
      <span>
        {name} is signed in here. When a kid logs in, {name} is signed out.
      </span>
    </p>
  );
}
