import { findUserByName } from '../features/auth/users.queries';
import { readFamily } from '../features/kids/kids.queries';
import type { Deps } from '../deps';
import { CO_PARENT, KIDS, PARENT } from './family';
import { patternOf } from './household';

/** Returns the demo family's logins, without changed passwords, or null. */
export async function demoLogins({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<string[] | null> {
  const parent = await findUserByName(db, PARENT.username);
  if (!parent) return null;
  if (!parent.familyId || !(await secrets.verifyPassword(parent.passwordHash, PARENT.password))) {
    return [`The account "${PARENT.username}" is here already, with a password of its own.`, ''];
  }
  const { kids } = await readFamily(db, parent.familyId);
  const lines = await Promise.all(
    kids.map(async ({ name, patternHash }) => {
      const kid = KIDS.find((candidate) => candidate.name === name);
      const fits = kid && (await secrets.verifyPattern(patternHash, patternOf(kid)));
      return fits ? [`    ${`${name} (${kid.age})`.padEnd(10)}  ${kid.pictures.join(', ')}`] : [];
    }),
  );
  const other = await findUserByName(db, CO_PARENT.username);
  const isOpen = other && (await secrets.verifyPassword(other.passwordHash, CO_PARENT.password));
  const coParent = isOpen ? [`              ${CO_PARENT.username}  /  ${CO_PARENT.password}`] : [];
  return [
    'A family to look around in:',
    `  Parents     ${PARENT.username}  /  ${PARENT.password}`,
    ...coParent,
    `  Kids        family code ${parent.familyCode}, then these pictures in this order:`,
    ...lines.flat(),
    '',
  ];
}
