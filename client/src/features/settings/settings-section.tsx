import { useId, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';

/** The card of a section of the settings: its name, what it is about, and what can be done. */
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
    <Card as="section" className="min-w-0 p-4 sm:px-6 sm:pt-5 sm:pb-5.5" aria-labelledby={id}>
      {/* Takes the focus when the section was opened from a list that is gone. */}
      <h2 id={id} tabIndex={-1} className="text-20 sm:text-21">
        {title}
      </h2>
      <p className="mt-1 mb-4.5 text-15 text-ink-2">{text}</p>
      {children}
    </Card>
  );
}
