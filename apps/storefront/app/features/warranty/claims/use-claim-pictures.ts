import { useEffect, useRef, useState, type RefObject } from "react";
import { mostClaimPictures as most } from "@shop/contract/limits";
import { typedBefore } from "../../../lib/forms/typed-before.ts";
import { uploadPicture } from "../../../lib/forms/upload-picture.ts";
import { useRefusalText } from "../../../ui/notices/refusal.tsx";

export interface ChosenPicture {
  id: number;
  /** Null for a picture uploaded before signing in again. */
  file: File | null;
  preview: string;
  /** Progress from 0 to 1. */
  share: number;
  /** URL once it is uploaded. */
  address: string | null;
  failure: string | null;
  /** It failed, and retrying makes sense. */
  again: boolean;
}

interface ClaimPictures {
  pictures: ChosenPicture[];
  /** More were chosen than a claim may have. */
  beyond: boolean;
  /** Some are not uploaded yet. Also true for failed uploads that can be retried, so that no claim is sent without a picture unnoticed. */
  isSending: boolean;
  choose: (files: FileList) => void;
  send: (id: number, file: File) => Promise<void>;
  remove: (picture: ChosenPicture) => void;
}

/** The pictures chosen for a claim, each uploaded as soon as it is chosen; at first those that `section`'s form was sent with before signing in again. */
export function useClaimPictures(section: RefObject<HTMLElement | null>): ClaimPictures {
  const refusalText = useRefusalText();
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
  const [beyond, setBeyond] = useState(false);
  const nextId = useRef(0);
  const shown = useRef(pictures);
  shown.current = pictures;
  useEffect(() => {
    const sent = typedBefore(section.current!.closest("form"), "pictures");
    if (sent)
      setPictures(
        sent.split(" ").map((address) => ({
          id: nextId.current++,
          file: null,
          preview: address,
          share: 1,
          address,
          failure: null,
          again: false,
        })),
      );
  }, [section]);
  useEffect(() => () => shown.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);

  const change = (id: number, more: Partial<ChosenPicture>) =>
    setPictures((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)));

  async function send(id: number, file: File): Promise<void> {
    change(id, { share: 0, failure: null, again: false });
    const result = await uploadPicture(file, "claim", (share) => change(id, { share }));
    if (result.ok) change(id, { address: result.imageUrl });
    else change(id, { again: result.again, failure: refusalText(result.refusal) });
  }

  function choose(files: FileList): void {
    const room = most - pictures.length;
    setBeyond(files.length > room);
    const added = [...files].slice(0, room).map((file) => ({
      id: nextId.current++,
      file,
      preview: URL.createObjectURL(file),
      share: 0,
      address: null,
      failure: null,
      again: false,
    }));
    setPictures([...pictures, ...added]);
    for (const { id, file } of added) void send(id, file);
  }

  function remove({ id, preview }: ChosenPicture): void {
    URL.revokeObjectURL(preview);
    setBeyond(false);
    setPictures((all) => all.filter((one) => one.id !== id));
  }

  return {
    pictures,
    beyond,
    isSending: pictures.some(({ address, failure, again }) => address === null && (failure === null || again)),
    choose,
    send,
    remove,
  };
}
