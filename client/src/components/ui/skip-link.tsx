import './skip-link.css';

/** The first that Tab reaches, seen only then: past the navigation to the element with the id `to`, which takes the focus. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a
      href={`#${to}`}
      className="skip-link"
      onClick={(event) => {
        // The address is the router's.
        event.preventDefault();
        const target = document.getElementById(to);
        if (!target) return;
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
        target.focus();
      }}
    >
      Skip to content
    </a>
  );
}
