import type { Praise } from '@shared/contracts/praise';
import type { PraiseRow } from './praise.queries';

export function presentPraise({ praise, from }: PraiseRow): Praise {
  const { id, kidId, picture, words, submissionId, label, iconName, imageUrl, reply } = praise;
  return {
    id,
    kidId,
    picture,
    words,
    about: label === null ? null : { submissionId, label, iconName, imageUrl },
    from,
    createdAt: praise.createdAt.toISOString(),
    shownAt: praise.shownAt?.toISOString() ?? null,
    reply,
    repliedAt: praise.repliedAt?.toISOString() ?? null,
  };
}
