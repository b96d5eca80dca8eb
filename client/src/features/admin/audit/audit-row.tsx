import {
  Ban,
  Check,
  Eye,
  KeyRound,
  LockKeyhole,
  LogIn,
  ShieldX,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditKind } from '@shared/constants';
import type { AuditLine } from '@shared/contracts/audit';
import { Chip } from '@/components/ui/chip';
import { formatDate, formatExactly, formatTimeOfDay } from '@/lib/format';
import { Match } from '../match';
import { lineText } from './audit-texts';

const GLYPHS: Record<AuditKind, LucideIcon> = {
  logins: LogIn,
  deletions: Trash2,
  lockouts: LockKeyhole,
  refusals: ShieldX,
  accounts: KeyRound,
  access: Eye,
};

const kindOf = (action: string): AuditKind =>
  AUDIT_KINDS.find((kind) => AUDIT_ACTIONS[kind].some((known) => known === action)) ?? 'accounts';

/** One line of the log. */
export function AuditRow({ line, search }: { line: AuditLine; search: string }) {
  const { text, detail } = lineText(line);
  const Glyph = GLYPHS[kindOf(line.action)];
  const refused = line.outcome === 'refused';
  return (
    <tr className="audit-row">
      <td className="audit-when">
        <time dateTime={line.at} title={formatExactly(line.at)}>
          {formatDate(line.at)}, {formatTimeOfDay(line.at)}
        </time>
      </td>
      <th scope="row" className="audit-what">
        <span className="audit-glyph" aria-hidden>
          <Glyph size={19} />
        </span>
        <span className="min-w-0">
          <b>
            <Match text={text} search={search} />
          </b>
          {detail !== null && (
            <small>
              <Match text={detail} search={search} />
            </small>
          )}
        </span>
      </th>
      <td className="audit-outcome">
        <Chip tone={refused ? 'wait' : 'ok'}>
          {refused ? <Ban /> : <Check />}
          {refused ? 'Refused' : 'Done'}
        </Chip>
      </td>
      <td className="audit-address">
        {line.address === null ? (
          <span className="text-ink-2">None</span>
        ) : (
          <Match text={line.address} search={search} />
        )}
      </td>
    </tr>
  );
}
