/** The number of combinations of `chosen` things out of `of`. */
export function combinations(of: number, chosen: number): number {
  let ways = 1;
  for (let each = 1; each <= chosen; each++) ways = (ways * (of - chosen + each)) / each;
  return ways;
}
