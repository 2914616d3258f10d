import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPage } from './pages/error.tsx';

/** Shows the fallback error page (SPEC §2) in place of anything below that throws. */
export class Failure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
