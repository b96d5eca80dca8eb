import 'react';

declare module 'react' {
  // For example `--tint`.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
