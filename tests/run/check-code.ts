import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');

/**
 * What `tsc --noEmit` and `eslint . --max-warnings 0` say, of one program: most of what the linter does is asking for
 * types, which the compiler has found by then. `npm run check:types` and `check:lint` are the two by themselves.
 */
const { fileNames, options, errors } = tsconfig();
const program = ts.createProgram(fileNames, options);
const faults = [...errors, ...ts.getPreEmitDiagnostics(program)];
console.log(`Types: ${fileNames.length} files, ${faults.length} errors`);
if (faults.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(faults, plainHost()));

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
});
const results = await eslint.lintFiles('.');
const complaints = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
console.log(`Lint: ${results.length} files, ${complaints} complaints`);
if (complaints > 0) console.error(await (await eslint.loadFormatter('stylish')).format(results));

process.exitCode = faults.length + complaints === 0 ? 0 : 1;

function tsconfig(): ts.ParsedCommandLine {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'tsconfig.json'), {}, host);
  return parsed ?? fail();
}

function fail(fault?: ts.Diagnostic): never {
  throw new Error(`tsconfig.json: ${ts.flattenDiagnosticMessageText(fault?.messageText, '\n')}`);
}

function plainHost(): ts.FormatDiagnosticsHost {
  return {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => ROOT,
    getNewLine: () => '\n',
  };
}
