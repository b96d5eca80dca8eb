import 'react';

declare module 'react' {
  // Allows custom properties in `style`, such as `--tint`.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
