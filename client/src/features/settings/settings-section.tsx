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
    <section
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-3.5 xl:grid-cols-[290px_minmax(0,1fr)]"
      aria-labelledby={id}
    >
      <div className="xl:pt-6">
        <h2 id={id} className="text-20 sm:text-21">
          {title}
        </h2>
        <p className="mt-1.5 text-ink-2">{text}</p>
      </div>
      <Card className="min-w-0 p-4.5 sm:p-6">{children}</Card>
    </section>
  );
}
