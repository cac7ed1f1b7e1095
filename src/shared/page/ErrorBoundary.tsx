import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface State {
  error: unknown;
}

/** Shows the 500 page in place of a part that threw; a retry renders it again (spec §2). */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <ErrorPage error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
