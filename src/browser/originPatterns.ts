/** A listed origin as a pattern: `*.` stands for any names before it, `:*` for any port. */
function patternOf(listed: string): RegExp {
  const literal = listed.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    `^${literal.replace(/^(https?:\/\/)\*\\\./, String.raw`$1(?:[a-z\d-]+\.)+`).replace(/:\*$/, String.raw`(?::\d+)?`)}$`,
  );
}

/** Whether an origin is on a list of the operator's: origins with spaces between them. */
export const isListed = (origin: string, hosts: string): boolean =>
  hosts
    .split(/\s+/)
    .filter(Boolean)
    .some((each) => patternOf(each).test(origin));
