export function Crown({ className }: { className?: string | undefined }) {
  return (
    <svg width="58" height="42" viewBox="0 0 58 42" className={className} aria-hidden>
      <path
        d="M6 38 2 9Q2 5 6 8L18 19 27 3Q29 0 31 3L40 19 52 8Q56 5 56 9L52 38Q29 44 6 38Z"
        fill="#FFC22E"
      />
      <path d="M6 38 5 30Q29 36 53 30L52 38Q29 44 6 38Z" fill="#DB4630" />
    </svg>
  );
}
