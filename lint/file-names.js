import { relative } from 'node:path';

/** Kebab-case names that say what is inside. */
export const fileNames = {
  create: (context) => ({
    Program(node) {
      const path = relative(context.cwd, context.filename);
      const names = path.replace(/^tests\/helpers\//, '').replace(/\.[\w.]+$/, '');
      for (const name of names.split('/')) {
        const message = complaintAbout(name);
        if (message) context.report({ node, message });
      }
    },
  }),
};

function complaintAbout(name) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return `'${name}' is not kebab-case.`;
  if (/^(utils?|misc|common|managers?|services?|helpers?)$/.test(name))
    return `'${name}' says nothing: name the noun.`;
  return null;
}
