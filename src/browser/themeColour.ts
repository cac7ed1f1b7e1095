/** Sets the browser's theme colour to the page's background, for the bars around the page. */
export function tellThemeColour(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', backgroundColor);
}
