export type Props = {
  name: string;
  index: number;
  last: boolean;
  full: boolean;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onDelete: () => void;
};
