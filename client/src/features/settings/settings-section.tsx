import { useId, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';

/** One matter of the settings: what it is about on the left, what can be done on a card beside it. */
export function SettingsSection({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="settings-section" aria-labelledby={id}>
      <div className="settings-about">
        <h2 id={id} className="text-20 sm:text-21">
          {title}
        </h2>
        <p className="mt-1.5 text-ink-2">{text}</p>
      </div>
      <Card className="settings-card">{children}</Card>
    </section>
  );
}
