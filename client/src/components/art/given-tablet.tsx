import src from './given-tablet.svg';

export function GivenTablet({ className }: { className?: string }) {
  return <img src={src} alt="" width={240} height={200} className={className} draggable={false} />;
}
