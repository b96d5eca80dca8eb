import type { Audience } from '../src/lib/kept-audiences.ts';

/** Who needs a file. */
export type Group = Audience | 'everyone';

/** What an app is made of for each audience, besides what everyone's is: the pages, and the parts of its messages. */
const PAGES: Record<Group, RegExp> = {
  everyone: /\/pages\/(?:kid-login\/|pages\.)/,
  kids: /\/pages\/kid\/(?!read-only)/,
  parents: /\/pages\/(?:parent|parent-auth|family-home|no-family)\//,
};
const MESSAGES: Record<Group, readonly string[]> = { everyone: ['start'], kids: [], parents: ['adults'] };

const PAGE = /\/client\/src\/pages\//;
const PART = /\/client\/src\/locales\/(?:en\/(\w+)\.ts|[\w-]+\/messages\.po\?(\w+))$/;

/** Whether a module is part of the app for a group, and not a page or messages of others. */
function isFor(group: Group, id: string): boolean {
  const groups = [group, 'everyone'] as const;
  const [, english, other] = PART.exec(id) ?? [];
  const part = english ?? other;
  if (part !== undefined) return groups.some((each) => MESSAGES[each].includes(part));
  return !PAGE.test(id) || groups.some((each) => PAGES[each].test(id));
}

/**
 * The modules that can come to be loaded for a group, now or later, beginning with the entry. It is asked for modules
 * and not for files, because a file holds what several audiences need.
 */
function modulesFor(group: Group, entry: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set([entry]);
  // A set grows while it is walked through.
  for (const id of reached) {
    for (const imported of importsOf(id)) if (isFor(group, imported)) reached.add(imported);
  }
  return reached;
}

/** A script of the build: the app's own modules in it, the scripts it imports, the style sheets and drawings it names. */
export interface Script {
  modules: readonly string[];
  imports: readonly string[];
  assets: readonly string[];
}

/** The files of the build by who needs them; what nobody's script names, such as fonts, is everyone's. */
export function filesByAudience(
  files: readonly string[],
  scripts: ReadonlyMap<string, Script>,
  entry: string,
  importsOf: (id: string) => readonly string[],
): Record<Group, Set<string>> {
  const named = new Set([...scripts].flatMap(([file, { assets }]) => [file, ...assets]));
  const filesFor = (group: Group) => {
    const modules = modulesFor(group, entry, importsOf);
    const needed = new Set(
      [...scripts].filter(([, { modules: own }]) => own.some((id) => modules.has(id))).map(([file]) => file),
    );
    for (const file of needed) for (const imported of scripts.get(file)?.imports ?? []) needed.add(imported);
    const assets = [...needed].flatMap((file) => scripts.get(file)?.assets ?? []);
    return new Set([...needed, ...assets]);
  };
  const everyone = new Set([...files.filter((file) => !named.has(file)), ...filesFor('everyone')]);
  const besides = (audience: Audience) =>
    new Set([...filesFor(audience)].filter((file) => !everyone.has(file)));
  return { everyone, kids: besides('kids'), parents: besides('parents') };
}
