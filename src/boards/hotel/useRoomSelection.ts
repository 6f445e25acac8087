import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  startTransition,
  useRef,
  useState,
} from 'react';
import type { HotelContent } from '../../model/schema/boards/hotel';
import { roomsBetween } from './selectors';
import type { HotelPartProps } from './types';

const noRooms: number[] = [];

/** A cell is a room, such as 412, or the button of a floor, such as 400. */
const isFloorCell = (cell: number) => cell % 100 === 0;

const cellAt = (target: EventTarget | null) => {
  const button = (target as Element | null)?.closest<HTMLElement>('[data-cell]');
  return button ? Number(button.dataset.cell) : undefined;
};

const roomAt = (target: EventTarget | null) => {
  const cell = cellAt(target);
  return cell === undefined || isFloorCell(cell) ? undefined : cell;
};

/**
 * Shows rooms and selects recipients by pointer and keyboard. The grid has a roving tabindex and
 * arrow keys, which show the room they move to, as a press does. Dragging, or the shift key, adds a
 * range to the recipients, and the control key toggles one room.
 */
export function useRoomSelection({ state, dispatch }: HotelPartProps) {
  const { board } = state;
  const [tabbableCell, setTabbableCell] = useState(state.shownRoom);
  const [dragEnd, setDragEnd] = useState<number>();
  const rangeStart = useRef(state.shownRoom);

  const endDrag = () => setDragEnd(undefined);

  const handlers = {
    // A transition, because a press also focuses, and its own update must come first.
    onFocus: ({ target }: SyntheticEvent) =>
      startTransition(() => setTabbableCell(cellAt(target) ?? tabbableCell)),
    onPointerDown: ({ target, shiftKey }: PointerEvent) => {
      if (shiftKey) return;
      rangeStart.current = roomAt(target) ?? rangeStart.current;
      endDrag();
    },
    onPointerMove: ({ buttons, clientX, clientY }: PointerEvent) => {
      if (buttons !== 1) return;
      // Touch events keep their first target, so the element under the finger is looked up.
      const room = roomAt(document.elementFromPoint(clientX, clientY));
      if (room === undefined || (room === rangeStart.current && dragEnd === undefined)) return;
      setDragEnd(room);
    },
    onPointerUp: () => {
      if (dragEnd !== undefined) {
        dispatch({ type: 'selectRange', from: rangeStart.current, to: dragEnd });
      }
      endDrag();
    },
    onPointerCancel: endDrag,
    onClick: ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
      const cell = cellAt(target);
      if (cell === undefined) return;
      if (isFloorCell(cell)) return dispatch({ type: 'toggleFloor', floor: cell / 100 });
      if (shiftKey) dispatch({ type: 'selectRange', from: rangeStart.current, to: cell });
      else dispatch({ type: ctrlKey || metaKey ? 'toggleRoom' : 'showRoom', room: cell });
      rangeStart.current = cell;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = nextCell(board, cellAt(event.target) ?? tabbableCell, event.key);
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
      if (!event.shiftKey) rangeStart.current = next;
      if (isFloorCell(next)) return;
      dispatch({ type: 'showRoom', room: next });
      if (event.shiftKey) dispatch({ type: 'selectRange', from: rangeStart.current, to: next });
    },
  };
  const draggedRooms =
    dragEnd === undefined ? noRooms : roomsBetween(board, rangeStart.current, dragEnd);
  return { tabbableCell, draggedRooms, handlers };
}

/** The cell to focus after a key; undefined for keys that do not move the focus. */
function nextCell({ floors, roomsPerFloor }: HotelContent, cell: number, key: string) {
  const floor = Math.floor(cell / 100);
  const next = {
    ArrowLeft: cell - 1,
    ArrowRight: cell + 1,
    ArrowUp: cell + 100,
    ArrowDown: cell - 100,
    Home: floor * 100,
    End: floor * 100 + roomsPerFloor,
  }[key];
  if (next === undefined) return undefined;
  const exists = next >= 100 && next < (floors + 1) * 100 && next % 100 <= roomsPerFloor;
  return exists ? next : cell;
}
