import type { ReactNode } from 'react';
import { SceneArt } from '@/components/art/scene-art';

/** One door: the world at that person's hour, a name, and a key. */
export function PortalCard({
  scene,
  title,
  text,
  children,
}: {
  scene: 'morning' | 'noon' | 'night';
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <article className="landing-portal">
      <div className="landing-portal-scene">
        <SceneArt name={scene} />
      </div>
      <div className="landing-portal-words">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="landing-portal-key">{children}</div>
    </article>
  );
}
