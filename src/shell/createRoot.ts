/** React's renderer, which runs with its own file: a task less for the first script. */
export { createRoot } from 'react-dom/client';
