import { AUDIT_LOCKOUTS, type AuditAction } from '@shared/audit';
import type { AuditLine } from '@shared/contracts/audit';
import { t } from '@/lib/i18n/messages';

interface LineText {
  text: string;
  detail: string | null;
}

function lockedText(what: string | null): string {
  const known = AUDIT_LOCKOUTS.find((each) => each === what);
  return known ? t(`admin.audit.locked.${known}`) : t('admin.audit.locked');
}

/** Uses the role if the account was deleted. */
export function lineText({ action, outcome, actor, target, familyName }: AuditLine): LineText {
  const who = actor.username ?? t(`admin.audit.who.${actor.type}`);
  const account = target.username ?? t('admin.audit.deletedAdmin');
  const kid = target.id && t('admin.audit.kid', { id: target.id });
  const family = familyName ?? (target.id && t('admin.audit.family', { id: target.id }));
  // Old lines may have unknown actions.
  const known = action as AuditAction;
  switch (known) {
    case 'admin.login':
      return {
        text: outcome === 'ok' ? t('admin.audit.loggedIn', { who }) : t('admin.audit.adminLoginFailed'),
        detail: null,
      };
    case 'parent.login':
      return outcome === 'ok'
        ? { text: t('admin.audit.loggedIn', { who }), detail: null }
        : {
            text: t('admin.audit.parentLoginFailed'),
            detail: target.username ?? t('admin.audit.unknownUsername'),
          };
    case 'parent.proof':
      return outcome === 'ok'
        ? { text: t('admin.audit.proved', { who }), detail: null }
        : { text: t('admin.audit.proofFailed'), detail: target.username };
    case 'kid.login':
      return outcome === 'ok'
        ? { text: t('admin.audit.kidLoggedIn'), detail: actor.id && t('admin.audit.kid', { id: actor.id }) }
        : { text: t('admin.audit.kidLoginFailed'), detail: kid ?? t('admin.audit.unknownKid') };
    case 'kid.delete':
      return { text: t('admin.audit.kidDeleted', { who }), detail: kid };
    case 'kid.unlock':
      return { text: t('admin.audit.kidUnlocked', { who }), detail: kid };
    case 'pictures.change':
      return { text: t('admin.audit.picturesChanged', { who }), detail: kid };
    case 'password.reset':
      return { text: t('admin.audit.passwordReset', { who }), detail: null };
    case 'password.reset_link':
      return { text: t('admin.audit.resetLink', { who }), detail: account };
    case 'sessions.end':
      return { text: t('admin.audit.sessionsEnded', { who }), detail: account };
    case 'account.delete':
      return { text: t('admin.audit.accountDeleted', { who }), detail: null };
    case 'email.confirm':
      return { text: t('admin.audit.emailConfirmed', { who }), detail: null };
    case 'email.cancel':
      return { text: t('admin.audit.emailCancelled', { who }), detail: null };
    case 'email.change':
      return { text: t('admin.audit.emailChanged', { who }), detail: null };
    case 'member.join':
      return { text: t('admin.audit.memberJoined', { who }), detail: family };
    case 'member.role':
      return { text: t('admin.audit.memberRole', { who }), detail: target.username };
    case 'member.remove':
      return { text: t('admin.audit.memberRemoved', { who }), detail: target.username };
    case 'family.code':
      return { text: t('admin.audit.codeRenewed', { who }), detail: family };
    case 'device.pair':
      return { text: t('admin.audit.devicePaired'), detail: family };
    case 'device.remove':
      return { text: t('admin.audit.deviceRemoved', { who }), detail: target.id };
    case 'board.add':
      return { text: t('admin.audit.boardAdded', { who }), detail: target.id };
    case 'board.change':
      return { text: t('admin.audit.boardChanged', { who }), detail: target.id };
    case 'board.end':
      return { text: t('admin.audit.boardEnded', { who }), detail: target.id };
    case 'calendar.make':
      return { text: t('admin.audit.calendarMade', { who }), detail: target.id };
    case 'calendar.remove':
      return { text: t('admin.audit.calendarRemoved', { who }), detail: target.id };
    case 'webhook.make':
      return { text: t('admin.audit.webhookMade', { who }), detail: target.id };
    case 'webhook.change':
      return { text: t('admin.audit.webhookChanged', { who }), detail: target.id };
    case 'webhook.remove':
      return { text: t('admin.audit.webhookRemoved', { who }), detail: target.id };
    case 'occurrence.change':
      return { text: t('admin.audit.occurrenceChanged', { who }), detail: target.id };
    case 'occurrence.restore':
      return { text: t('admin.audit.occurrenceRestored', { who }), detail: target.id };
    case 'board.calendar.add':
      return { text: t('admin.audit.boardCalendarAdded', { who }), detail: target.id };
    case 'board.calendar.change':
      return { text: t('admin.audit.boardCalendarChanged', { who }), detail: target.id };
    case 'board.calendar.remove':
      return { text: t('admin.audit.boardCalendarRemoved', { who }), detail: target.id };
    case 'token.make':
      return { text: t('admin.audit.tokenMade', { who }), detail: target.id };
    case 'token.revoke':
      return { text: t('admin.audit.tokenRevoked', { who }), detail: target.id };
    case 'token.refused':
      return { text: t('admin.audit.tokenRefused'), detail: null };
    case 'passkey.add':
      return { text: t('admin.audit.passkeyAdded', { who }), detail: null };
    case 'passkey.remove':
      return { text: t('admin.audit.passkeyRemoved', { who }), detail: null };
    case 'passkeys.require':
      return { text: t('admin.audit.passkeysRequired', { who }), detail: null };
    case 'passkeys.allow_passwords':
      return { text: t('admin.audit.passwordsAllowed', { who }), detail: null };
    case 'family.export':
      return { text: t('admin.audit.exported', { who }), detail: family };
    case 'admin.search':
      return { text: t('admin.audit.searched', { who }), detail: null };
    case 'admin.view_family':
      return { text: t('admin.audit.viewedFamily', { who }), detail: family };
    case 'family.suspend':
      return { text: t('admin.audit.familySuspended', { who }), detail: family };
    case 'family.restore':
      return { text: t('admin.audit.familyRestored', { who }), detail: family };
    case 'admin.view':
      return { text: t('admin.audit.viewed', { who }), detail: null };
    case 'family.delete':
      return {
        text:
          actor.type === 'parent'
            ? t('admin.audit.familyDeletedByParent')
            : t('admin.audit.familyDeleted', { who }),
        detail: family,
      };
    case 'lockout':
      return {
        text: lockedText(target.id),
        detail:
          actor.id && t(actor.type === 'kid' ? 'admin.audit.kid' : 'admin.audit.account', { id: actor.id }),
      };
    case 'role.refused':
      return { text: t('admin.audit.roleRefused', { who, role: actor.type }), detail: target.id };
    case 'password.change':
      return { text: t('admin.audit.passwordChanged', { who }), detail: null };
    case 'admin.create':
      return { text: t('admin.audit.adminCreated', { account }), detail: null };
    case 'admin.password':
      return { text: t('admin.audit.adminPassword', { account }), detail: null };
    case 'admin.remove':
      return {
        text: t('admin.audit.adminRemoved'),
        detail: target.id && t('admin.audit.account', { id: target.id }),
      };
    default:
      return {
        text: t('admin.audit.other', { who, action: known satisfies never }),
        detail: target.id,
      };
  }
}
