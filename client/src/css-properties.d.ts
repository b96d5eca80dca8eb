import 'react';

declare module 'react' {
  // Allows custom properties such as `--tint`.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
