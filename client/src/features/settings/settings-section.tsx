import { useId, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';

/** A section's card with its title and description. */
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
      {/* Focused if the section was opened from a list that has been removed. */}
      <h2 id={id} tabIndex={-1} className="text-20 sm:text-21">
        {title}
      </h2>
      <p className="mt-1 mb-4.5 text-15 text-ink-2">{text}</p>
      {children}
    </Card>
  );
}
