-- What the built-in processor has noted of money is never changed.
create trigger movement_append_only before update or delete on sandbox_processor.movement
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger movement_never_emptied before truncate on sandbox_processor.movement
  for each statement execute function refuse_change();
