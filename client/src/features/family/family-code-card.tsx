import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { copyText } from '@/lib/copy-text';
import { HandOver } from './hand-over';

/** The five digits kids type to find their family, big, with a key to copy them, and where the kids type them. */
export function FamilyCodeCard({ code }: { code: string }) {
  const digits = Array.from(code);
  const copy = async () => {
    const copied = await copyText(code);
    toast(
      copied
        ? { title: 'Copied', description: `Family code ${code}`, tone: 'ok' }
        : { title: 'Copying is switched off here', description: `Family code ${code}`, tone: 'info' },
    );
  };
  return (
    <section className="code-card" aria-labelledby="family-code">
      <h2 id="family-code" tabIndex={-1} className="text-21">
        Family code
      </h2>
      <p className="mt-1 text-14 leading-snug font-medium">
        Kids type this on the tablet to find their names.
      </p>
      <div className="code-card-digits">
        <span className="sr-only">{digits.join(' ')}</span>
        {digits.map((digit, place) => (
          <span key={`${place}${digit}`} className="code-card-digit" aria-hidden>
            {digit}
          </span>
        ))}
        <Button variant="strong" iconOnly aria-label="Copy family code" onClick={() => void copy()}>
          <Copy />
        </Button>
      </div>
      <HandOver code={code} />
    </section>
  );
}
