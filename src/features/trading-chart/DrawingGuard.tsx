import { Component, type ReactNode } from 'react';

interface Props {
  /** Drawn anew, it gets another try. */
  readonly of: unknown;
  readonly onFail: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly failed: unknown;
}

/** A chart that cannot be drawn takes nothing else along (CH-17). React knows a guard only as a class. */
export class DrawingGuard extends Component<Props, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(): Partial<State> | null {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override componentDidUpdate(before: Props): void {
    if (before.of !== this.props.of && this.state.failed) this.setState({ failed: null });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
