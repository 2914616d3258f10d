/** Whether a form of the backoffice has nothing to save, and nothing on its way: in either case nobody can press “Save”. */
export function isSaved(): boolean {
  const save = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save');
  return save?.ariaDisabled === 'true' && !document.body.textContent.includes('Saving …');
}
