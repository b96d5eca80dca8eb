import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ALL = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/lucide-react.mjs');
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;

const files = new Map<string, string>();
for (const [, names = '', file = ''] of readFileSync(ALL, 'utf8').matchAll(
  /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
))
  for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);

export const withIconFiles = (code: string): string =>
  code.replace(IMPORT, (_, names: string) =>
    names
      .split(',')
      .flatMap((part) => {
        const wanted = part.trim();
        const [name = '', local = name] = wanted.split(/\s+as\s+/);
        if (name === '') return [];
        const file = files.get(name);
        return file
          ? `import ${local} from 'lucide-react/icons/${file}';`
          : `import { ${wanted} } from 'lucide-react';`;
      })
      .join(' '),
  );

/** Without this plugin, every page imports the file of all icons: the kids' login would load 6 kB more. */
export const iconImports: Plugin = {
  name: 'icon-imports',
  apply: 'build',
  transform: (code, id) =>
    id.includes('/client/src/') && code.includes('lucide-react')
      ? { code: withIconFiles(code), map: null }
      : null,
};
