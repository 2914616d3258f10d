import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPage } from '../pages/error.tsx';

interface Props {
  /** Going to another place tries again. */
  place: string;
  children: ReactNode;
}

/** Shows the fallback error page (SPEC §2) in place of anything below that throws. */
export class Failure extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
