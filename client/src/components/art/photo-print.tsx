export function PhotoPrint() {
  return (
    <svg viewBox="0 0 96 72" width="112" height="84" aria-hidden>
      <rect x="8" y="10" width="62" height="52" rx="8" fill="#e7dfce" transform="rotate(-7 39 36)" />
      <rect x="22" y="8" width="64" height="56" rx="8" fill="#ffffff" transform="rotate(4 54 36)" />
      <g transform="rotate(4 54 36)">
        <rect x="28" y="14" width="52" height="38" rx="5" fill="#aee2f9" />
        <circle cx="68" cy="25" r="6" fill="#ffc22e" />
        <path d="M28 42c8-10 16-12 24-5 5-5 11-7 28 3v7a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5Z" fill="#7cc878" />
        <path d="M28 46c10-6 20-6 30-1 8 3 15 2 22-1v3a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5Z" fill="#57ae63" />
      </g>
    </svg>
  );
}
