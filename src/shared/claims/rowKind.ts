/**
 * The look of the claims in a list by how many of them can be sent: gold is a page's one main action, so several are
 * plain.
 */
export const rowKind = (ready: number): 'gold' | 'plain' => (ready > 1 ? 'plain' : 'gold');
