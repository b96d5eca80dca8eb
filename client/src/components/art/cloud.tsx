export function Cloud({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g className="animate-drift" style={{ animationDelay: `${-(Math.abs(x) % 26)}s` }}>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <CloudPaths />
      </g>
    </g>
  );
}

export function CloudShape({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 124 62" className={className} aria-hidden>
      <CloudPaths />
    </svg>
  );
}

function CloudPaths() {
  return (
    <>
      <path
        d="M18 60Q0 60 0 43Q0 27 18 26Q22 4 46 4Q64 4 71 20Q80 12 92 15Q108 19 107 35Q124 36 124 48Q124 60 110 60Z"
        fill="var(--color-cloud)"
      />
      <path d="M18 60Q4 60 1 48Q30 54 60 48Q90 42 124 46Q124 60 110 60Z" fill="var(--color-cloud-shade)" />
    </>
  );
}
