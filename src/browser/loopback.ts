/** Whether a host name is a loopback name or address. */
export const isLoopback = (hostname: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
