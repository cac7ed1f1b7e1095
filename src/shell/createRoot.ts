/** React's renderer in a file of its own, which keeps the first script's task short. */
export { createRoot } from 'react-dom/client';
