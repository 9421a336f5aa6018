interface Props {
  readonly text: string;
}

export function FirstStep({ text }: Props) {
  return (
    <p className="tSmall">
      <strong>First step:</strong> {text}
    </p>
  );
}
