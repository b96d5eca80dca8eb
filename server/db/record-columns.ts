import { sql, type SQL } from 'drizzle-orm';
import type { Praise } from '@shared/contracts/praise';

// SQL, because drizzle omits table names in a query of one table.
const ASSIGNED = {
  chores: sql`SELECT kids.id FROM chore_assignments AS assigned JOIN kids ON kids.id = assigned.kid_id
    WHERE assigned.family_id = chores.family_id AND assigned.chore_id = chores.id`,
  rewards: sql`SELECT kids.id FROM reward_assignments AS assigned JOIN kids ON kids.id = assigned.kid_id
    WHERE assigned.family_id = rewards.family_id AND assigned.reward_id = rewards.id`,
};
const REVIEWED_BY = {
  chore_submissions: sql`chore_submissions.reviewed_by`,
  reward_redemptions: sql`reward_redemptions.reviewed_by`,
};

export const assignedKidsOf = (table: keyof typeof ASSIGNED): SQL.Aliased<string[]> =>
  sql<string[]>`ARRAY(${ASSIGNED[table]} ORDER BY kids.created_at, kids.id)`.as('kid_ids');

export const reviewerOf = (
  table: keyof typeof REVIEWED_BY,
): SQL.Aliased<{ id: string; firstName: string | null } | null> =>
  sql<{ id: string; firstName: string | null } | null>`(
    SELECT json_build_object('id', users.id, 'firstName', users.first_name)
    FROM users WHERE users.id = ${REVIEWED_BY[table]})`.as('reviewer');

export const deviceOfSubmission = sql<{ id: string; name: string } | null>`(
    SELECT json_build_object('id', device.id, 'name', device.name)
    FROM family_devices AS device WHERE device.id = chore_submissions.device_id)`.as('device');

/** Like `toISOString()`. */
export const isoTime = (column: string): SQL =>
  sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The newest heart for a submission, as the API shows it. */
export const praiseOfSubmission = sql<Praise | null>`(
    SELECT json_build_object('id', praise.id, 'kidId', praise.kid_id, 'picture', praise.picture, 'words', praise.words,
      'about', json_build_object('submissionId', praise.submission_id, 'label', praise.label,
        'iconName', praise.icon_name, 'imageUrl', praise.image_url),
      'from', (SELECT json_build_object('id', users.id, 'firstName', users.first_name)
        FROM users WHERE users.id = praise.from_user),
      'createdAt', ${isoTime('praise.created_at')}, 'shownAt', ${isoTime('praise.shown_at')},
      'reply', praise.reply, 'repliedAt', ${isoTime('praise.replied_at')})
    FROM praise WHERE praise.family_id = chore_submissions.family_id AND praise.submission_id = chore_submissions.id
    ORDER BY praise.created_at DESC, praise.id DESC LIMIT 1)`.as('praise');
