import { Link } from 'wouter';
import { Logo } from '@/components/art/logo';
import { paths } from '@/lib/paths';

/** The three doors once more, for whoever read to the end. */
export function SiteFooter({ onKids, onAdmin }: { onKids: () => void; onAdmin: () => void }) {
  return (
    <footer className="landing-footer on-night">
      <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-1">
        <Logo size={20} className="mr-auto w-full text-white sm:w-auto" />
        <button type="button" onClick={onKids} aria-haspopup="dialog">
          Kids Portal
        </button>
        <Link href={paths.parentAuth}>Parent Portal</Link>
        <button type="button" onClick={onAdmin} aria-haspopup="dialog">
          Admin Portal
        </button>
      </div>
    </footer>
  );
}
