interface ToolButtonProps {
  name: string;
  drawing: string;
  keys?: string;
  isOn?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** A button of the toolbar. Pressing it takes neither the focus nor the selection from the text. */
export function ToolButton({ name, drawing, keys, isOn, disabled, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="article-editor-tool"
      title={keys === undefined ? name : `${name} (${keys})`}
      aria-label={name}
      aria-pressed={isOn}
      aria-disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
}
