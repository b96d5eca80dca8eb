import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** Time for a lazy page to set its title. */
const SETTLE_MS = 500;

/** Scrolls to the top after each navigation and announces the page's title. */
export function RouteAnnouncer() {
  const [path] = useLocation();
  const [title, setTitle] = useState('');
  const previous = useRef(path);
  const shown = useRef(window.location.pathname);
  const wentBack = useRef(false);

  useEffect(() => {
    // Going back within a page changes no page.
    const note = () => {
      wentBack.current = window.location.pathname !== shown.current;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (previous.current === path) return undefined;
    previous.current = path;
    shown.current = window.location.pathname;
    if (!wentBack.current) window.scrollTo(0, 0);
    wentBack.current = false;
    const timer = setTimeout(() => setTitle(document.title), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [path]);

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
