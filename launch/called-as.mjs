/** A package is called by its own script, a clone by npm: messages say what the operator can type. */
const isPackaged = /[\\/]packaged\.mjs$/.test(process.argv[1] ?? '');

/** How a command is typed; without words: the list of all commands. */
export const typeCommand = (words = '') => type(isPackaged ? 'bin/basispoint' : 'npm run basispoint', words);

/** How the site is started with such options. */
export const typeStart = (options = '') => type(isPackaged ? 'bin/basispoint start' : 'npm start', options);

function type(program, words) {
  if (words === '') return program;
  return isPackaged ? `${program} ${words}` : `${program} -- ${words}`;
}
