/** Deposits, as they come together: the form, the same as a sheet, and what became of a payment. */
export { Deposit } from './Deposit.tsx';
export { DepositModal } from './DepositModal.tsx';
export { PaymentReturn } from './PaymentReturn.tsx';
