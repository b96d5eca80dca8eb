import 'react';

declare module 'react' {
  // Custom properties in a `style`, such as `--tint`.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
