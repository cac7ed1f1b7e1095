/** Migration: the part of a deposit's bonus that is given only if it is the player's first. */
export const firstDepositTables = [`alter table recharges add column first_bonus bigint not null default 0`] as const;
