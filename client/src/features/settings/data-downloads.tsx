import { Braces, Sheet } from 'lucide-react';
import { keyClass } from '@/components/ui/key-look';
import { exportPath } from './settings.api';

const FORMS = [
  { format: 'csv', label: 'Download CSV', text: 'Opens in any spreadsheet.', Glyph: Sheet },
  { format: 'json', label: 'Download JSON', text: 'Complete, for other programs.', Glyph: Braces },
] as const;

/** Everything the family has here, as files, straight from our own server. */
export function DataDownloads() {
  return (
    <ul className="grid gap-4.5 sm:grid-cols-2">
      {FORMS.map(({ format, label, text, Glyph }) => (
        <li key={format} className="grid content-start gap-2">
          <a
            href={exportPath(format)}
            download={`starnest-family.${format}`}
            className={keyClass({ variant: 'soft', wide: true })}
          >
            <span className="key-face">
              <Glyph />
              {label}
            </span>
          </a>
          <p className="hint">{text}</p>
        </li>
      ))}
    </ul>
  );
}
