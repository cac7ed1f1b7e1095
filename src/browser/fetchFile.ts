/** Fetches a file of the app at low priority. Rejects if it can't be loaded. */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Response> {
  const options = { priority: 'low', ...(signal && { signal }) } as const;
  // oxlint-disable-next-line eslint/no-restricted-globals -- the worker is for the operator's answers, this is a file
  const response = await fetch(path, options);
  if (!response.ok) throw new TypeError(`${path} is ${response.status}`);
  return response;
}
