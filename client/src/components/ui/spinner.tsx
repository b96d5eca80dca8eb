export function Spinner({ size = 20, label }: { size?: number | undefined; label?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <svg
        viewBox="0 0 24 24"
        style={{ width: size, height: size }}
        className="animate-spin"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M12 3a9 9 0 1 1-8.2 5.300" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
