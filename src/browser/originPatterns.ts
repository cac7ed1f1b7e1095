/** An allowlist entry as a pattern: `*.` matches any subdomains, `:*` any port. */
function patternOf(listed: string): RegExp {
  const literal = listed.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    `^${literal.replace(/^(https?:\/\/)\*\\\./, String.raw`$1(?:[a-z\d-]+\.)+`).replace(/:\*$/, String.raw`(?::\d+)?`)}$`,
  );
}

/** Whether an origin is on the operator's allowlist, a space-separated text. */
export const isListed = (origin: string, hosts: string): boolean =>
  hosts
    .split(/\s+/)
    .filter(Boolean)
    .some((each) => patternOf(each).test(origin));
