const form = /^(\^|>=)(\d+)(?:\.(\d+))?$/;

/** @returns {boolean} */
function isIn(/** @type {string} */ part, /** @type {string} */ version) {
  const [, sign, least, minor = '0'] = form.exec(part) || [];
  if (!sign) throw new Error(`"${part}" isn't understood in the engines of package.json.`);
  const [major, own] = version.split('.').map(Number);
  if (major !== Number(least)) return sign === '>=' && Number(major) > Number(least);
  return Number(own) >= Number(minor);
}

/**
 * Why a version of Node can't run Perlas, and what to do; undefined if it can. The range is that of `engines`. Old
 * Nodes read this file, so it has nothing that they don't know.
 * @returns {string | undefined}
 */
export function nodeFault(/** @type {string} */ version, /** @type {string} */ range) {
  const parts = range.split(' || ');
  if (parts.some((part) => isIn(part, version))) return undefined;
  const needed = parts.map((part) => part.replace(/^\^/, '').replace(/^>=(.*)/, '$1 or later')).join(', ');
  return `Perlas needs Node ${needed}, and this is Node ${version}. Install one of them (https://nodejs.org), run npm ci, and try again.`;
}
